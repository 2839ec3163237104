import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { gate } from '@/lib/platform/auth/sign-in/gate'

/** Where the QR code of a training card leads: the list of people, with the one whose code was scanned. */
export default async function PersonByCodePage({ params }: PageProps<'/persons/[code]'>) {
  const { code } = await params
  await gate('/persons', `/persons/${code}`)
  redirect(`/persons?keyword=${encodeURIComponent(decodeURIComponent(code))}` as Route)
}
