import type { Attack } from './attack';
import { bodyFloods } from './attacks/body-floods';
import { endlessCells } from './attacks/endless-cells';
import { foreignIds } from './attacks/foreign-ids';
import { forgedAddresses } from './attacks/forged-addresses';
import { guessing } from './attacks/guessing';
import { heavyGuidelines } from './attacks/heavy-guidelines';
import { oddRequests } from './attacks/odd-requests';
import { redirects } from './attacks/redirects';
import { slowHeaders } from './attacks/slow-headers';
import { slowUploads } from './attacks/slow-uploads';
import { smallRoles } from './attacks/small-roles';
import { spraying } from './attacks/spraying';
import { unstorableText } from './attacks/unstorable-text';

/** Every attack, one file each under attacks/. */
export const ATTACKS: readonly Attack[] = [
  smallRoles,
  foreignIds,
  unstorableText,
  oddRequests,
  redirects,
  bodyFloods,
  endlessCells,
  heavyGuidelines,
  slowHeaders,
  slowUploads,
  guessing,
  forgedAddresses,
  spraying,
];
