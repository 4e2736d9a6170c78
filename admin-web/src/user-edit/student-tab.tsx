import { studentFieldLabels, userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { studentFields, type StudentField } from '@member-care/domain/user/student-information.ts'
import { studentFormErrors } from '@member-care/domain/user/user-form.ts'
import { usePowers } from '../console/administrator.ts'
import type { FieldWords } from '../console/edit-differences.ts'
import { Panel } from '../console/field-list.tsx'
import { EditFrame, InputGrid } from './edit-frame.tsx'
import { TextInput } from './form-inputs.tsx'
import { valueOf } from './form-values.ts'
import { useRecordForm } from './use-record-form.ts'
import { updateStudent, type EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'

type StudentForm = Record<StudentField, string>

/** The nine student fields (3§2.10). */
export function StudentTab({ user, onSaved, onReloaded }: UserEditing) {
  const powers = usePowers()
  const record = useRecordForm<StudentForm>({ user, valuesOf: studentFormOf, errorsOf: studentFormErrors, words: studentWords, save: updateStudent, onSaved, onReloaded })
  const mayEdit = powers?.has('users.edit') === true
  const canEdit = mayEdit && !user.isForgotten
  const { student } = userEditTexts.sections
  return (
    <Panel title={student}>
      <EditFrame label={student} record={record} obstacle={powers === undefined || mayEdit ? undefined : userEditTexts.readOnly} canSave={canEdit}>
        <InputGrid>
          {studentFields.map((field) => (
            <TextInput key={field} control={record.form.control} name={field} label={studentFieldLabels[field]} isDisabled={!canEdit || record.isPending} />
          ))}
        </InputGrid>
      </EditFrame>
    </Panel>
  )
}

function studentFormOf({ studentInformation }: EditedUser): StudentForm {
  return Object.fromEntries(studentFields.map((field) => [field, valueOf(studentInformation?.[field])])) as StudentForm
}

const studentWords = Object.fromEntries(studentFields.map((field) => [field, { label: studentFieldLabels[field] }])) as Record<StudentField, FieldWords>
