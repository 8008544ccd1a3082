export type StageName = 'decompose' | 'fact' | 'logic' | 'type';
