import { NotFound } from '@/components/shell/not-found';

export default NotFound;
