import path from 'node:path'

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  agentRules: false,
  experimental: { agentUpgrade: false },
  typescript: { ignoreBuildErrors: true, tsconfigPath: '../../tsconfig.json' },
  serverExternalPackages: ['pg'],
  // For the packages and the database client of the product
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
}
