/** The seed of this run: FAULTS_SEED, or a new one. It is printed, so that the run can be repeated. */
export function seedOfRun(): number {
  const given = Number(process.env.FAULTS_SEED);
  return Number.isInteger(given) && given > 0 ? given : Math.floor(Math.random() * 2 ** 31);
}
