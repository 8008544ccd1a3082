import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
  'takes %s for public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1'],
  ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '::ffff:192.168.1.1', '64:ff9b::a01:203'],
  ...['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', 'fc00::1', 'fec0::1'],
  ...[
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'ff02::1',
  ],
  ...['2002:7f00:1::', '2001:0:7f00:1::', 'models.example', ''],
])('takes %s for none', (address) => expect(isPublicAddress(address)).toBe(false));
