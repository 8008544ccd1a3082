import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const LIB = path.resolve(import.meta.dirname, '../..');
const SIDES = ['before', 'after'];

/** The sources that may write rows of the audit log. */
function* sources(): Generator<ts.SourceFile> {
  for (const file of fs.readdirSync(LIB, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('testing/')) continue;
    const text = fs.readFileSync(path.join(LIB, file), 'utf8');
    if (/\bobjectType\b|\.audit\(|"AuditEvent"|recordEach\(/.test(text))
      yield ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  }
}

/**
 * The fields that verbs write into rows of the audit log, read from their source. What is made elsewhere than in the file that
 * writes the row is in `elsewhere`, as "file.ts: expression"; it names every such place, and no other.
 */
export function recordedFields(elsewhere: Readonly<Record<string, readonly string[]>>): {
  fields: string[];
  unknown: string[];
  unused: string[];
} {
  const fields = new Set<string>();
  const unknown = new Set<string>();
  const used = new Set<string>();

  function put(source: ts.SourceFile, node: ts.Expression): void {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return put(source, node.expression);
    if (ts.isConditionalExpression(node))
      return [node.whenTrue, node.whenFalse].forEach((one) => put(source, one));
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) put(source, node.left);
      return put(source, node.right);
    }
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties)
        if (ts.isSpreadAssignment(property)) put(source, property.expression);
        else fields.add(property.name!.getText());
      return;
    }
    const made = ts.isIdentifier(node) ? declared(source, node.text) : undefined;
    if (made) return put(source, made);
    const place = `${path.basename(source.fileName)}: ${node.getText()}`;
    if (place in elsewhere) used.add(place);
    else unknown.add(place);
  }

  function visit(source: ts.SourceFile, node: ts.Node): void {
    if (
      ts.isObjectLiteralExpression(node) &&
      node.properties.some(({ name }) => name?.getText() === 'objectType')
    )
      for (const side of sidesOf(node)) put(source, side);
    if (ts.isCallExpression(node) && node.expression.getText() === 'JSON.stringify' && inserts(source))
      node.arguments.filter(ts.isObjectLiteralExpression).forEach((one) => put(source, one));
    if (ts.isCallExpression(node) && /\.audit$/.test(node.expression.getText()))
      put(source, node.arguments.at(-1)!);
    const inSql = ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    if (inSql)
      for (const [, list = ''] of node.getText().matchAll(/jsonb_build_object\(([^)]*)\)/g))
        for (const [, key = ''] of list.matchAll(/'(\w+)',/g)) fields.add(key);
    ts.forEachChild(node, (child) => visit(source, child));
  }

  for (const source of sources()) visit(source, source);
  for (const place of used) elsewhere[place]!.forEach((field) => fields.add(field));
  const unused = Object.keys(elsewhere).filter((place) => !used.has(place));
  return { fields: [...fields].sort(), unknown: [...unknown].sort(), unused };
}

/** Rows are written by a statement of the file's own. */
const inserts = ({ text }: ts.SourceFile): boolean => text.includes('INSERT INTO "AuditEvent" ("actorId"');

/** What a row says of before and after, also where the side is left out at times. */
function sidesOf(row: ts.ObjectLiteralExpression): ts.Expression[] {
  return row.properties.flatMap((property): ts.Expression[] => {
    if (ts.isSpreadAssignment(property)) {
      const inner = property.expression.getText().match(/^\(\w+ && (\{.*\})\)$/s)
        ? innerObject(property.expression)
        : null;
      return inner ? sidesOf(inner) : [];
    }
    if (!SIDES.includes(property.name?.getText() ?? '')) return [];
    if (ts.isPropertyAssignment(property)) return [property.initializer];
    return ts.isShorthandPropertyAssignment(property) ? [property.name] : [];
  });
}

function innerObject(node: ts.Expression): ts.ObjectLiteralExpression | null {
  if (ts.isParenthesizedExpression(node)) return innerObject(node.expression);
  if (ts.isBinaryExpression(node)) return innerObject(node.right);
  return ts.isObjectLiteralExpression(node) ? node : null;
}

/** The object that a name stands for in a file, if it is one. */
function declared(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      found ??= innerObject(node.initializer) ?? undefined;
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
