import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useAdministratorFailure } from './administrator.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** What stands in the place of a page until it is known what the administrator may do, and where that cannot be learnt. */
export function AwaitedPowers() {
  const failure = useAdministratorFailure()
  if (!failure) return <PageSkeleton />
  return <LoadFailure title={consoleTexts.issue} detail={failure.message} onRetry={failure.retry} />
}
