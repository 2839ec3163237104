import { notFound } from 'next/navigation'

/** For all addresses without a page, so that "not found" is shown inside the shell. */
export default function UnknownPage() {
  notFound()
}
