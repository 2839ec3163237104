import path from 'node:path'

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  agentRules: false,
  experimental: { agentUpgrade: false },
  typescript: { ignoreBuildErrors: true, tsconfigPath: '../../tsconfig.json' },
  serverExternalPackages: ['pg'],
  // It takes its packages and the database client from the product
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
}
