import { expect, it } from 'vitest';
import { RunText } from './run-text';
import { tellXml } from './xml';

async function textOfRuns(xml: string): Promise<string> {
  const runs = new RunText();
  async function* bytes() {
    yield Buffer.from(`<si>${xml}</si>`);
  }
  await tellXml(bytes(), {
    open: (name, attributes) => runs.open(name, attributes),
    text: (text) => runs.add(text),
    close: (name) => runs.close(name),
  });
  return runs.take();
}

const KEEP = 'xml:space="preserve"';

it.each([
  ['plain', '<t>河有多长？</t>', '河有多长？'],
  ['nothing', '<t/>', ''],
  ['kept spaces', `<t ${KEEP}>  a  </t>`, '  a  '],
  ['spaces that no Excel shows', '<t>\n  a b \t</t>', 'a b'],
  ['full-width spaces, which belong to the text', '<t>　a　</t>', '　a　'],
  ['runs of two fonts', `<r><rPr><b/></rPr><t>粗</t></r><r><t ${KEEP}> 细 </t></r>`, '粗 细 '],
  ['a space between two runs', '<r><t>hello</t></r><r><t> </t></r><r><t>world </t></r>', 'hello world'],
  [
    'how it is pronounced',
    '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>',
    '東京',
  ],
  ['an escaped line end', '<t>a_x000D_\nb</t>', 'a\r\nb'],
  ['what only reads like an escape', '<t>_x005F_x000D_ _x00g0_ _X000D_</t>', '_x000D_ _x00g0_ _X000D_'],
  ['an escaped emoji', '<t>_xD83D__xDE00_</t>', '😀'],
  ['references and CDATA', '<t>&lt;&#20013;&#x6587;&amp;<![CDATA[<b>]]></t>', '<中文&<b>'],
])('a text of %s', async (_, xml, text) => {
  expect(await textOfRuns(xml)).toBe(text);
});
