import { expect, test } from 'vitest'
import { readTraceParent, traceIdOf } from './trace-parent'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test.each([
  [`00-${TRACE}-${SPAN}-01`, 1],
  [`00-${TRACE}-${SPAN}-00`, 0],
  [`00-${TRACE}-${SPAN}-03`, 1],
  [`01-${TRACE}-${SPAN}-01-what-is-to-come`, 1],
])('%s names the trace and the span of the caller', (header, traceFlags) =>
  expect(readTraceParent(header)).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags }),
)

test.each([
  null,
  '',
  TRACE,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01\n`,
  `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
])('%j is no traceparent, and the call gets an id of its own', (header) => {
  expect(readTraceParent(header)).toBeUndefined()
  expect(traceIdOf(header)).toMatch(/^[\da-f]{8}-/)
})
