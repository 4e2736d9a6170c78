/** The member's own cover under one company. */
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { DetailRows } from '../page/detail-rows.tsx'
import { Panel } from '../page/panel.tsx'
import type { Cover } from '../portal-api/home-api.ts'

export function CoverPanel({ cover }: { readonly cover: Cover }) {
  const [self] = cover.people
  const rows = [
    { label: profileTexts.policyNo, value: cover.policyNo },
    { label: profileTexts.plan, value: self?.planNo ?? '' },
    { label: profileTexts.coveredAs, value: cover.memberType === 'E' ? profileTexts.employee : profileTexts.dependant },
    { label: profileTexts.staffId, value: cover.staffId },
    { label: profileTexts.coveredSince, value: self === undefined ? '' : formatDisplay(self.effectiveStartDate) },
    {
      label: profileTexts.coveredUntil,
      value: self === undefined || self.effectiveEndDate === null ? '' : formatDisplay(self.effectiveEndDate),
    },
  ]
  return (
    <Panel title={cover.companyName}>
      <DetailRows rows={rows.filter(({ value }) => value !== '')} />
    </Panel>
  )
}
