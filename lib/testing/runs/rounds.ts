/** The rounds of a race: as many as usual, or `RACES=100 npx vitest run …` for a hundred. */
export const rounds = (usual: number): number[] =>
  Array.from({ length: Number(process.env.RACES ?? usual) }, (_, round) => round)
