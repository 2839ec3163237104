import { useForm, FormProvider } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { StillAsked } from './still-asked'

const asking = (nameTh: string, credentialTypeId: string) => ({
  id: nameTh,
  nameTh,
  nameEn: nameTh,
  anyOf: [{ kind: 'Credential', credentialTypeId }],
})

function Type() {
  const form = useForm({ defaultValues: { isActive: true } })
  return (
    <FormProvider {...form}>
      <StillAsked typeId="medical" />
      <button type="button" onClick={() => form.setValue('isActive', false)}>
        เลิกใช้
      </button>
    </FormProvider>
  )
}

test('whoever takes a type out of use reads which requirements go on asking for it', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([asking('ที่อับอากาศ', 'medical'), asking('งานไฟฟ้า', 'electrical')]),
  )
  render(<Type />)
  const press = await readyButton('เลิกใช้')
  expect(document.querySelector('[role=status]')).toBeNull()
  press.click()
  const { textContent } = await findElement('[role=status]', 'ที่อับอากาศ')
  expect(textContent).not.toContain('งานไฟฟ้า')
})
