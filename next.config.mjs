// @ts-check
import createNextIntlPlugin from 'next-intl/plugin';

const SECURITY_HEADERS = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  // A browser heeds it over https only.
  { key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactCompiler: true,
  // The same compiler in Rust: a build takes two thirds of the time.
  experimental: { turbopackRustReactCompiler: true },
  typedRoutes: false,
  typescript: { ignoreBuildErrors: true }, // `npm test` checks them; whoever starts the studio need not wait for it
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pino', 'pg', 'pg-boss', 'pg-copy-streams', 'prom-client', 'gpt-tokenizer'],
  distDir: process.env.NEXT_DIST_DIR || '.next',
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    {
      source: '/api/:path*',
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        },
        { key: 'cache-control', value: 'no-store' },
      ],
    },
    {
      // Files whose download can go on: compressed on the way, their parts would be those of other bytes.
      source: '/api/v1/projects/:projectId/snapshots/:snapshotId/:file(export|folder)',
      headers: [{ key: 'cache-control', value: 'no-store, no-transform' }],
    },
  ],
  allowedDevOrigins: ['127.0.0.1'],
};

export default createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are parsed by the build: parsing them took a good part of each page, on the server and in the browser.
  experimental: { messages: { path: './messages', format: 'json', locales: [], precompile: true } },
})(nextConfig);
