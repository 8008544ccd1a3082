// A croissant.json, as far as the studio writes one. Types are wide: what is checked may be wrong.

export interface CroissantNode {
  '@id'?: string;
  '@type'?: string;
  [word: string]: unknown;
}

export interface CroissantFile extends CroissantNode {
  '@context'?: Record<string, unknown>;
  distribution: CroissantNode[];
  recordSet: RecordSetNode[];
}

export interface RecordSetNode extends CroissantNode {
  field: FieldNode[];
  data?: Record<string, unknown>[];
}

export interface FieldNode extends CroissantNode {
  dataType?: string | string[];
  source?: SourceNode;
  references?: SourceNode;
  isArray?: boolean;
  repeated?: boolean;
  subField?: FieldNode[];
}

export interface SourceNode {
  fileObject?: { '@id': string };
  fileSet?: { '@id': string };
  field?: { '@id': string };
  extract?: Record<string, string>;
  transform?: { jsonPath?: string; regex?: string };
}

export const dataTypesOf = ({ dataType = [] }: FieldNode): string[] => [dataType].flat();

/** Where a source or a reference points to: exactly one of three is right. */
export const targetsOf = ({ fileObject, fileSet, field }: SourceNode): string[] =>
  [fileObject, fileSet, field].flatMap((one) => one?.['@id'] ?? []);

/** A field and all that stand below it. */
export const withSubFields = (field: FieldNode): FieldNode[] => [
  field,
  ...(field.subField ?? []).flatMap(withSubFields),
];
