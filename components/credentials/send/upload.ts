import { assets, UPLOAD_LIMIT, type AssetRecord } from '@/lib/domain/site/assets/contract'
import { ApiProblem, callApi } from '@/lib/platform/browser/client'

/** A refusal that needs no server. */
class TooLarge extends Error {}

/** Throws what `refusalText` tells. `tooLarge`: the text for a file that is not even sent. */
export async function uploadCredentialFile(file: File, tooLarge: string): Promise<AssetRecord> {
  if (file.size > UPLOAD_LIMIT) throw new TooLarge(tooLarge)
  return callApi(assets.upload, { file, assetType: 'Credential' })
}

/** The text of what an upload or a save has thrown. */
export function refusalText(failure: unknown): string {
  if (failure instanceof ApiProblem) {
    const [first] = failure.body.errors
    return first?.message ?? failure.body.detail
  }
  if (failure instanceof TooLarge) return failure.message
  throw failure
}
