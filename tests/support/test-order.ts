/**
 * In which order test files begin. First those that have a process to themselves: the ones that kill processes wait more than they work, and so
 * stand between browser journeys. Then those that share a process, room by room, so that it is handed on; small ones last, to end together.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const of = (project: string) => sorted.filter((file) => file.project.name === project)
    return [...takeTurns(of('browser'), of('faults')), ...of('integration'), ...of('unit')]
  }
}

function takeTurns<T>(many: readonly T[], few: readonly T[]): T[] {
  const length = Math.max(many.length, few.length)
  return Array.from({ length }, (_, index) => [...many.slice(index, index + 1), ...few.slice(index, index + 1)]).flat()
}
