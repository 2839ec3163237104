/** As a client does: what a busy machine could not do in time is sent again. */
export async function untilDone<Answer extends { status: number }>(send: () => Promise<Answer>) {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}
