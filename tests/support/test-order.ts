/** In which order test files begin. Those that kill processes wait more than they work: between others, and none of them at the end, when nothing else is left to do. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const OTHERS_BETWEEN = 5

export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waiting = sorted.filter(isFaultTest)
    const spread = sorted
      .filter((file) => !isFaultTest(file))
      .flatMap((file, index) => (index % OTHERS_BETWEEN === 0 ? [...waiting.splice(0, 1), file] : [file]))
    return [...spread, ...waiting]
  }
}

function isFaultTest({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/tests/faults/')
}
