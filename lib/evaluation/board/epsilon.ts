/** Cost-benefit penalties ε of the alt-test by who annotated (Calderon et al. 2025, arXiv 2501.10970, section 4). */
export const EPSILONS = { experts: 0.2, skilled: 0.15, crowd: 0.1 } as const;
export type AnnotatorKind = keyof typeof EPSILONS;
