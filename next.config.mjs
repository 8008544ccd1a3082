// @ts-check
import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactCompiler: true,
  typedRoutes: false,
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pino', 'pg', 'pg-boss', 'pg-copy-streams'],
  distDir: process.env.NEXT_DIST_DIR || '.next',
  allowedDevOrigins: ['127.0.0.1'],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
