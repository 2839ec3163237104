/** Flattens react-hook-form's errors to messages by full name, such as `person.phone`. */
export function messagesOf(errors: object, prefix = ''): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, error] of Object.entries(errors) as [string, object | undefined][]) {
    if (!error || name === 'root' || name === 'ref') continue
    const path = prefix + name
    if ('message' in error && typeof error.message === 'string') all.set(path, error.message)
    else messagesOf(error, `${path}.`).forEach((message, inner) => all.set(inner, message))
  }
  return all
}
