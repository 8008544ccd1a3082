import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the sources ask of the message files. */
export interface MessageUses {
  /** One for each call of a translator: which full keys it can mean. */
  calls: { means(key: string): boolean }[];
}

const TRANSLATOR = /^(?:use|get)Translations$/;
const METHODS = ['rich', 'raw', 'markup', 'has'];

/**
 * Reads every call of next-intl's translators in the given folders. A part of a key that is computed can be any text that
 * is written out somewhere in the sources (a string, a property's name, or a template of such).
 */
export function messageUses(folders: readonly string[]): MessageUses {
  const sources = folders.flatMap(filesIn).map(parse);
  const said = new Set<string>();
  const templates: string[][] = [];
  for (const source of sources)
    visit(source, (node) => {
      if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) said.add(node.text);
      else if (ts.isTemplateExpression(node)) templates.push(partsOf(node));
    });
  const written = templates
    .filter((parts) => parts.join('').includes('.'))
    .map((parts) => pattern(parts, said));
  const sayable = (text: string): boolean => said.has(text) || written.some((means) => means(text));

  const calls: MessageUses['calls'] = [];
  for (const source of sources)
    visit(source, (node) => {
      if (!ts.isCallExpression(node)) return;
      const { namespace, key } = askedBy(node);
      if (namespace === null || !key) return;
      const prefix = namespace === '' ? '' : `${namespace}.`;
      for (const argument of branches(key)) {
        const means = ts.isStringLiteralLike(argument)
          ? (rest: string) => rest === argument.text || rest.startsWith(`${argument.text}.`)
          : ts.isTemplateExpression(argument)
            ? pattern(partsOf(argument), said)
            : sayable;
        calls.push({ means: (key) => key.startsWith(prefix) && means(key.slice(prefix.length)) });
      }
    });
  return { calls };
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** The fixed texts of a template, with a gap between each two. */
const partsOf = (template: ts.TemplateExpression): string[] => [
  template.head.text,
  ...template.templateSpans.map(({ literal }) => literal.text),
];

function pattern(parts: readonly string[], said: ReadonlySet<string>): (text: string) => boolean {
  const exact = new RegExp(
    `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('([\\w.-]+)')}$`,
  );
  return (text) =>
    exact
      .exec(text)
      ?.slice(1)
      .every((gap) => said.has(gap)) ?? false;
}

/** Both outcomes of a condition, without brackets and casts. */
function branches(expression: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(expression))
    return [...branches(expression.whenTrue), ...branches(expression.whenFalse)];
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return branches(expression.expression);
  return [expression];
}

/** What a call asks: `t('a')`, or `other(t, 'a')` of a function that is given the translator. */
function askedBy(call: ts.CallExpression): { namespace: string | null; key?: ts.Expression } {
  const [first, second] = call.arguments;
  const namespace = namespaceOf(calleeOf(call));
  if (namespace !== null || !first) return { namespace, key: first };
  return { namespace: namespaceOf(first), key: second };
}

/** The translator itself in `t('a')`, `t.rich('a')` and `(await getTranslations('x'))('a')`. */
function calleeOf({ expression }: ts.CallExpression): ts.Expression {
  return ts.isPropertyAccessExpression(expression) && METHODS.includes(expression.name.text)
    ? expression.expression
    : expression;
}

/** The namespace of a translator: of the call that makes it, or of the nearest declaration of its name; null for anything else. */
function namespaceOf(expression: ts.Expression): string | null {
  if (ts.isParenthesizedExpression(expression) || ts.isAwaitExpression(expression))
    return namespaceOf(expression.expression);
  if (ts.isCallExpression(expression) && TRANSLATOR.test(expression.expression.getText())) {
    const [argument] = expression.arguments;
    return argument && ts.isStringLiteralLike(argument) ? argument.text : '';
  }
  if (!ts.isIdentifier(expression)) return null;
  for (let scope: ts.Node = expression; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope)) {
      const parameter = scope.parameters.find(({ name }) => name.getText() === expression.text);
      if (parameter) return /Translations<'([\w.]+)'>/.exec(parameter.type?.getText() ?? '')?.[1] ?? null;
    }
    const declared = declaredIn(scope, expression.text);
    if (declared) return declared.initializer ? namespaceOf(declared.initializer) : null;
  }
  return null;
}

function declaredIn(scope: ts.Node, name: string): ts.VariableDeclaration | undefined {
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return undefined;
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name);
}
