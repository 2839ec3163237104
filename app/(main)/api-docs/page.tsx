import { ApiDocsScreen } from '@/components/api-docs/api-docs-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { config } from '@/lib/platform/config/config'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('apiDocs')

export default async function ApiDocsPage() {
  await gate('/api-docs')
  return <ApiDocsScreen appUrl={config().appUrl} />
}
