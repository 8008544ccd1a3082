const LICENCE_ID = /^[a-z0-9][a-z0-9.-]*$/i;

/** Whether a licence looks like an identifier of SPDX, as hubs and citation files take it; else it is text of its own. */
export const isLicenceId = (licence: string): boolean => LICENCE_ID.test(licence);
