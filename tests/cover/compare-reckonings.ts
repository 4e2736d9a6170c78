// `node api/launch/run.mjs tests/cover/compare-reckonings.ts [count] [seed]`: reckons so many random plans and histories twice, and says how many
// agreed, and the first that did not, made as small as it goes.
import fc from 'fast-check'
import { anyOddClaims, anyVersions } from '@member-care/domain/cover/testing/any-cover.ts'
import { differenceOf } from './agreement.ts'

const [count = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
const started = performance.now()
let agreed = 0
let claimsReckoned = 0

// A property that fails ends its run: this one counts.
const counted = fc.property(anyVersions, anyOddClaims, (versions, claims) => {
  claimsReckoned += claims.length
  if (differenceOf(versions, claims) === undefined) agreed += 1
})
fc.assert(counted, { numRuns: count, seed })

const seconds = Math.round((performance.now() - started) / 1000)
console.log(`Seed ${seed}: ${agreed} of ${count} histories agreed, ${claimsReckoned} claims, ${seconds} s.`)
if (agreed < count) {
  const agrees = fc.property(
    anyVersions,
    anyOddClaims,
    (versions, claims) => differenceOf(versions, claims) === undefined,
  )
  const [versions = [], claims = []] = fc.check(agrees, { numRuns: count, seed }).counterexample ?? []
  console.log(JSON.stringify({ versions, claims, difference: differenceOf(versions, claims) }, undefined, 2))
  process.exitCode = 1
}
