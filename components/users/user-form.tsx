'use client'
import { Alert, Fieldset, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type * as z from 'zod'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { PersonDetailFields, PersonNameFields } from '@/components/persons/person-fields'
import { users, type UserRecord, type UserTemplate } from '@/lib/domain/people/users/contract'
import type { Result } from '@/lib/platform/contract/contract'
import { callApi } from '@/lib/platform/browser/client'
import { AccountFields } from './account-fields'
import { NewPersonDetails, PersonChoice } from './person-choice'
import { inputOfForm, valuesOfNew, valuesOfUser } from './user-form-values'

type Props = {
  /** Missing for a new user. */
  user?: UserRecord
  template: UserTemplate
  onSaved: (answer: Result) => void
}

const schema = async (input: z.ZodType) => (await import('./user-schema')).userSchema(input)

export function UserForm({ user, template, onSaved }: Props) {
  const { lookups } = template
  const reload = user && (async () => valuesOfUser(await callApi(users.get, { id: user.id })))
  return (
    <Form
      contract={users.save}
      schema={schema}
      toInput={inputOfForm}
      values={user ? valuesOfUser(user) : valuesOfNew(template)}
      reload={reload}
      onDone={onSaved}
    >
      <Fieldset variant="unstyled" disabled={user && !user.can.save}>
        <Stack>
          {user ? <NamesOf user={user} /> : <PersonChoice template={template} />}
          <AccountFields assignable={lookups.assignableRoles} user={user} />
          {user ? <DetailsOf user={user} /> : <NewPersonDetails template={template} />}
          {(user?.can.save ?? true) && <FormActions />}
        </Stack>
      </Fieldset>
    </Form>
  )
}

type OfUser = { user: UserRecord }

/** Read-only for readers who may not change the person. */
function NamesOf({ user }: OfUser) {
  const t = useTranslations('persons')
  const isReadOnly = !user.person.can.save
  return (
    <>
      {user.can.save && isReadOnly && <Alert icon={<IconLock />}>{t('readOnly')}</Alert>}
      <Fieldset variant="unstyled" disabled={isReadOnly}>
        <PersonNameFields prefix="person." />
      </Fieldset>
    </>
  )
}

const DetailsOf = ({ user: { person } }: OfUser) => (
  <Fieldset variant="unstyled" disabled={!person.can.save}>
    <PersonDetailFields prefix="person." canOpenIdCard={person.can.openIdCard} />
  </Fieldset>
)
