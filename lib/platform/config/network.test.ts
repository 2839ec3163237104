import { expect, it } from 'vitest'
import { readConfig } from './config'
import { isOnNetwork } from './network'

const judge = (env: Record<string, string>) => isOnNetwork(readConfig(env))

it.each<Record<string, string>>([
  {},
  { HOSTNAME: 'localhost' },
  { HOSTNAME: '127.0.0.7', APP_URL: 'http://127.0.0.7:3000' },
  { HOSTNAME: '::1', APP_URL: 'http://[::1]:3000' },
  { APP_URL: 'http://safety.localhost:3000' },
])('with %j only this machine reaches the product', (env) => expect(judge(env)).toBe(false))

it.each<Record<string, string>>([
  { HOSTNAME: '0.0.0.0' },
  { HOSTNAME: '::' },
  { HOSTNAME: '192.168.1.20' },
  { HOSTNAME: 'gate.example.com' },
  { APP_URL: 'https://localhost' },
  { APP_URL: 'http://192.168.1.20:3000' },
  { APP_URL: 'http://[2001:db8::5]:3000' },
  { APP_URL: 'https://safety.example.com' },
  { APP_URL: 'http://localhost.example.com' },
])('with %j other machines reach the product', (env) => expect(judge(env)).toBe(true))
