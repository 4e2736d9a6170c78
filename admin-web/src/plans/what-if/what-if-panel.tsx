import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { planWhatIfTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { usePowers } from '../../console/administrator.ts'
import { Panel } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { TaskProgress } from '../../tasks/task-progress.tsx'
import { useTasks } from '../../tasks/use-tasks.ts'
import type { PlanRecord, WhatIf } from '../plan-record.ts'
import { AskWhatIf } from './ask-what-if.tsx'
import { WhatIfResult } from './what-if-result.tsx'

/** What the draft would have paid for claims of the past: asked here, followed while it is reckoned, and kept with what was asked before. */
export function WhatIfPanel({ plan }: { plan: PlanRecord }) {
  const { planId, draft, versions } = plan
  const mayAsk = usePowers()?.has('plans.edit') === true
  const { current, ended = [], error, refetch } = useTasks<WhatIf>('what-ifs', { filter: { planId } })
  const [shownId, setShownId] = useState<string>()
  const shown = ended.find(({ id }) => id === shownId) ?? ended[0]
  return (
    <Panel title={texts.title}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {texts.lead}
      </Typography>
      {!draft && <Typography variant="body2">{texts.noDraft}</Typography>}
      {draft && versions.length === 0 && <Typography variant="body2">{texts.noVersion}</Typography>}
      {draft && versions.length > 0 && mayAsk && (
        <AskWhatIf planId={planId} isBusy={current !== undefined} onAsked={() => setShownId(undefined)} />
      )}
      {error && <LoadFailure title={texts.listFailed} detail={error.message} onRetry={() => void refetch()} />}
      {current && <TaskProgress label={texts.running(...daysOf(current))} {...current} progress={texts.progress} />}
      {shown && <WhatIfResult key={shown.id} plan={plan} whatIf={shown} />}
      {ended.length > 1 && <Earlier whatIfs={ended.filter(({ id }) => id !== shown?.id)} onShow={setShownId} />}
    </Panel>
  )
}

function daysOf({ from, to }: WhatIf): [string, string] {
  return [formatDisplay(from), formatDisplay(to)]
}

function Earlier({ whatIfs, onShow }: { whatIfs: readonly WhatIf[]; onShow: (id: string) => void }) {
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {texts.earlier}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {whatIfs.map((whatIf) => (
          <li key={whatIf.id}>
            <Button size="small" onClick={() => onShow(whatIf.id)} sx={{ ml: -1, textAlign: 'left' }}>
              {texts.show(texts.of(...daysOf(whatIf)), formatInstant(whatIf.askedAt))}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  )
}
