import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '@/lib/testing/source-files';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Files whose exports a framework or a registry names: they are found by their place, not by their name. */
const NAMED_BY_PLACE = [
  /^app\/.*\/(page|layout|route|actions)\.tsx?$/, // Next.js, and actions named after their verbs
  /^app\/(layout|page)\.tsx$/,
  /^lib\/consistency\/methods\/[^/]+\//, // every method has the same parts
  /^lib\/cli\/commands\//, // every command registers itself
  /^e2e\/seeds\//, // every seed is a program of its own
];
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const byPlace = (file: string): boolean => NAMED_BY_PLACE.some((pattern) => pattern.test(file));

/** Names declared with `export`; a component is told apart from the type that it draws. */
function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
  );
  const names = source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return [...declared].flatMap((each) => {
      const name = ts.getNameOfDeclaration(each as ts.Declaration);
      if (!name || !ts.isIdentifier(name)) return [];
      const isComponent = !isType && file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name.text);
      return isComponent ? `<${name.text}>` : name.text;
    });
  });
  return [...new Set(names)]; // a constant and its type, or overloads, are one
}

describe('an exported name', () => {
  it('is declared in one file only', () => {
    const files = ['app', 'components', 'lib', 'scripts', 'e2e']
      .flatMap(sourceFiles)
      .filter((file) => !isTest(file) && !byPlace(file));
    const homes = new Map<string, string[]>();
    for (const file of files)
      for (const name of exportedNames(file)) homes.set(name, [...(homes.get(name) ?? []), file]);
    expect(homes.size).toBeGreaterThan(2_000);
    expect([...homes].filter(([, found]) => found.length > 1)).toEqual([]);
  });
});
