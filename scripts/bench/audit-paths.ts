/** What a lead asks a project for: of each kind the addresses that take turns. */
export function auditPaths(projectId: string, sampleIds: readonly string[]): Record<string, string[]> {
  const base = `/projects/${projectId}`;
  const list = (queries: readonly string[]) => queries.map((query) => `${base}/adjudication${query}`);
  const next = (query: string) =>
    sampleIds.map((id) => `/api/v1${base}/adjudication/next?after=${id}${query && `&${query}`}`);
  return {
    projectPage: [base],
    agreementPage: [`${base}/agreement`],
    agreementSegments: ['', '?page=30', '?of=words&depth=type&a=KCont&b=consistent'].map(
      (query) => `${base}/agreement/segments${query}`,
    ),
    adjudicationList: list([
      ...['', '?page=40', '?state=all&sort=agreement', '?kind=type', '?errorType=KCont', '?state=agreed'],
      ...[
        '?generator=model-2',
        '?agreement=some',
        '?round=1',
        '?sort=id',
        '?size=100',
        '?machine=inconsistent',
      ],
      ...['?flagged=true', '?comments=true', '?state=adjudicated'],
    ]),
    adjudicationDeep: list([
      ...['?page=1100', '?sort=id&page=900&descending=true', '?sort=ordinal&page=1000'],
      '?state=all&sort=agreement&descending=true&page=1900',
    ]),
    adjudicationSearch: list(['?search=12345', '?search=zebra', '?search=river', '?search=sample-05']),
    nextToAdjudicate: [...next(''), ...next('sort=id'), ...next('errorType=KCont')],
    adjudicationView: sampleIds.map((id) => `${base}/adjudication/${id}`),
    auditLogPath: ['', '?object=annotation'].map((query) => `${base}/audit-log${query}`),
  };
}
