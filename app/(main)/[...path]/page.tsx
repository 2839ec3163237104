import { notFound } from 'next/navigation'

/** Whatever no other page answers, so that "not found" stands inside the shell. */
export default function UnknownPage() {
  notFound()
}
