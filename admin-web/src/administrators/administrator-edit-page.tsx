import { Box, Button, Stack, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import {
  administratorFormTexts,
  administratorListTexts as texts,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { useRecordContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { HistoryLink } from '../history/history-link.tsx'
import { EditRecord } from '../record/edit-record.tsx'
import { useRecordCache } from '../record/whole-record.ts'
import { AddressChange } from './address-change.tsx'
import { useAddressParameter } from '../record/use-address-parameter.ts'
import { AdministratorActions, useActionAsking } from './administrator-actions.tsx'
import { AdministratorEditForm } from './administrator-edit-form.tsx'
import { administratorListAddress, type AdministratorRecord } from './administrator-record.ts'
import { CombinedRolesOf } from './combined-roles.tsx'
import { AdministratorStatusChip } from './status-chip.tsx'

/** `/systemadmin/admin/update?idUser={id}` (3§2.11). */
export default function AdministratorEditPage() {
  const id = useAddressParameter('idUser')
  return (
    <EditRecord
      resource="administrators"
      id={id}
      title={administratorFormTexts.updateTitle}
      notFound={consoleTexts.userNotFound}
      wayOut={<BackToList />}
    >
      <AdministratorPage />
    </EditRecord>
  )
}

function AdministratorPage() {
  const administrator = useRecordContext<AdministratorRecord>()
  const { reload, refreshLists } = useRecordCache<AdministratorRecord>('administrators')
  const navigate = useNavigate()
  const asking = useActionAsking(async (action) => {
    if (!administrator) return
    if (action === 'delete') await Promise.all([refreshLists(), navigate(administratorListAddress)])
    else await reload(administrator.id)
  })
  if (!administrator) return null
  const { id, name, status, createdAt, activatedAt, lastSignInAt, roles } = administrator
  return (
    <>
      <PageHeading
        title={name}
        actions={
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <HistoryLink kind="administrators" id={id} />
            <AdministratorActions administrator={administrator} place="page" asking={asking} />
          </Stack>
        }
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <AdministratorStatusChip status={status} />
          <Typography component="span" variant="body2">
            {[
              texts.added(formatInstant(createdAt)),
              activatedAt === null ? texts.notActivated : texts.activated(formatInstant(activatedAt)),
              lastSignInAt === null ? texts.lastSignInNever : texts.lastSignIn(formatInstant(lastSignInAt)),
            ].join(' · ')}
          </Typography>
        </Stack>
      </PageHeading>
      <CombinedRolesOf roles={roles} />
      <AddressChange administrator={administrator} />
      <AdministratorEditForm />
      <BackToList />
      {asking.dialog}
    </>
  )
}

function BackToList() {
  return (
    <Box sx={{ mt: 2 }}>
      <Button component={Link} to={administratorListAddress}>
        {texts.backToList}
      </Button>
    </Box>
  )
}
