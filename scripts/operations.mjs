// Lists the operations for the sources that load them; also done at every start, build and test.
import { writeOperations } from './setup/operations.mjs';

writeOperations();
