'use client';

import { Broken } from '@/components/shell/broken';

export default Broken;
