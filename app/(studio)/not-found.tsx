import { StudioNotFound } from '@/components/shell/studio-not-found';

export default StudioNotFound;
