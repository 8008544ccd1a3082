/** The places of a project, and what somebody has to be able to do there to be shown the way. */
export const PLACES = [
  { key: 'home', path: '', needs: 'read' },
  { key: 'samples', path: '/samples', needs: 'read' },
  // A reader may open it, and finds what they did as an annotator.
  { key: 'annotate', path: '/annotate', needs: 'annotate' },
  { key: 'guidelines', path: '/guidelines', needs: 'read' },
  { key: 'rounds', path: '/rounds', needs: 'lead' },
  { key: 'runs', path: '/runs', needs: 'lead' },
  { key: 'agreement', path: '/agreement', needs: 'figures' },
  // An annotator finds their own.
  { key: 'exposure', path: '/exposure', needs: 'read' },
  { key: 'adjudication', path: '/adjudication', needs: 'lead' },
  { key: 'import', path: '/import', needs: 'lead' },
  { key: 'export', path: '/export', needs: 'read' },
  { key: 'auditLog', path: '/audit-log', needs: 'lead' },
  { key: 'settings', path: '/settings', needs: 'lead' },
] as const;
