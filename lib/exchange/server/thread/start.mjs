// Threads take no loader from their arguments: this makes TypeScript readable in one, then runs it.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
