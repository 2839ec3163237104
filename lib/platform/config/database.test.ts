import { describe, expect, it } from 'vitest'
import { external, problemsOf, production } from '@/lib/testing/runs/configuration'
import { PLAIN_DATABASE } from './database'

describe('a site in production', () => {
  it.each([
    'postgres://app:pw@db:5432/safety?sslmode=verify-full',
    'postgres://app:pw@127.0.0.1:5432/safety',
    'postgres://app:pw@localhost/safety',
    'postgres://app:pw@[::1]:5432/safety',
    'postgres://app:pw@localhost/safety?host=/var/run/postgresql',
    'postgres://app:pw@pooler:6432/safety',
  ])('reads and writes %s', (DATABASE_URL) => {
    const env = {
      ...production,
      ...external,
      DATABASE_URL,
      DATABASE_PLAIN_HOSTS: 'Pooler,database',
    }
    expect(problemsOf(env)).toEqual([])
  })

  it.each([
    'postgres://app:pw@db:5432/safety',
    'postgres://app:pw@db:5432/safety?sslmode=disable',
    'postgres://app:pw@db:5432/safety?sslmode=prefer',
    'postgres://app:pw@db:5432/safety?sslmode=no-verify',
    'postgres://app:pw@localhost/safety?host=db',
    'postgres://app:pw@db:5432/safety?host=',
    'postgres://app:pw@db:5432/safety?host=localhost&host=db',
    'postgres://app:pw@db:5432/safety?sslmode=verify-full&sslmode=disable',
    'postgres://app:pw@localhost.example.com/safety',
  ])('sends nothing to a database over a network that others could read: %s', (url) => {
    const faults = (name: string) => problemsOf({ ...production, ...external, [name]: url })
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
      expect(faults(name)).toEqual([`${name} ${PLAIN_DATABASE}`])
    expect(problemsOf({ ...external, DATABASE_URL: url })).toEqual([])
  })
})
