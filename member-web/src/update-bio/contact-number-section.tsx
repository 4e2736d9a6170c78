/** Change My Contact Number: country code and number, each twice, in one submit (2§4, 2§5). */
import Box from '@mui/material/Box'
import { contactNumberErrors, type ContactNumberForm } from '@member-care/domain/identity/contact-number-change.ts'
import { contactNumberTexts as texts, updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { countryCodeChoices } from '../contact-number/country-code-choices.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { SelectInput } from '../form/select-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { updateProfile } from '../portal-api/profile-changes-api.ts'
import { readCountryCodes } from '../portal-api/registration-api.ts'
import { renewUser, useSignedInUser } from '../session/session.ts'
import { ChangeForm } from './change-form.tsx'

const codesQuery = portalQuery({ key: ['country-codes'], load: readCountryCodes })

export function ContactNumberSection() {
  const { contactNo, contactNoCountryCode } = useSignedInUser()
  const { value: codes, phase, failure, reload } = useAnswer(codesQuery)
  const present = contactNoCountryCode.replace(/^\+/, '')
  const choices = countryCodeChoices(codes ?? [])
  const send = async (values: ContactNumberForm) =>
    renewUser(
      await updateProfile({
        contactNoCountryCode: values.contactNoCountryCode ?? '',
        contactNo: values.contactNo?.trim() ?? '',
      }),
    )
  return (
    <Panel title={updateBioTexts.contactNumber}>
      {codes === undefined && phase === 'failed' && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
      {codes === undefined && phase !== 'failed' && <Skeletons count={2} height={56} />}
      {codes !== undefined && (
        <ChangeForm<ContactNumberForm>
          initialValues={{ contactNoCountryCode: present, contactNoCountryCodeAgain: present }}
          errors={(values) => contactNumberErrors(values, { contactNo, contactNoCountryCode })}
          send={send}
          done={texts.changed}
        >
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <SelectInput name="contactNoCountryCode" label={texts.countryCode} choices={choices} />
            <NumberInput name="contactNo" label={texts.contactNo} />
            <SelectInput name="contactNoCountryCodeAgain" label={texts.countryCodeAgain} choices={choices} />
            <NumberInput name="contactNoAgain" label={texts.contactNoAgain} />
          </Box>
        </ChangeForm>
      )}
    </Panel>
  )
}

function NumberInput({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <TextInput
      name={name}
      type="tel"
      label={label}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric', maxLength: 20 }}
    />
  )
}
