import { rekeySecrets } from './insight/webhook-endpoints/secrets/commands'
import { rekeyNumbers } from './people/persons/national-id/commands'
import { rekeyTexts } from './site/imports/texts/commands'
import { rekeyOwnKeys } from '@/lib/platform/auth/secrets'

type Encrypted = {
  name: string
  /** Encrypts anew what another key than the first has encrypted, and returns how many; what was done stays done. */
  rekey: (onBlock: (count: number) => void) => Promise<number>
}

/** Everything that is encrypted with FIELD_KEY. */
export const encrypted: Encrypted[] = [
  { name: 'national ids', rekey: rekeyNumbers },
  { name: 'rows of imported files', rekey: rekeyTexts },
  { name: 'endpoints of webhooks', rekey: rekeySecrets },
  { name: 'keys of the product', rekey: rekeyOwnKeys },
]
