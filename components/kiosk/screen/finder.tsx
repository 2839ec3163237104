'use client'
import { Button, TextInput } from '@mantine/core'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LONGEST_SCAN } from '@/lib/domain/gate/gate/events/rules'
import { Camera } from './camera'
import classes from './kiosk.module.css'

const KEY = 'kiosk-camera'

type Props = { onText: (text: string) => unknown; isReady: boolean }

/** The camera, and a field for hand scanners and fingers. */
export function Finder({ onText, isReady }: Props) {
  const t = useTranslations('kiosk')
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) === 'on')
  const switchCamera = () => {
    localStorage.setItem(KEY, isOn ? 'off' : 'on')
    setOn(!isOn)
  }
  return (
    <section className={classes.finder} aria-label={t('scanTitle')}>
      {isOn && <Camera onCode={onText} isLarge={isReady} />}
      <CodeForm onText={onText}>
        <Button
          variant="default"
          size="md"
          px="sm"
          aria-pressed={isOn}
          aria-label={t(isOn ? 'cameraOff' : 'camera')}
          onClick={switchCamera}
        >
          {isOn ? <IconCameraOff size={24} /> : <IconCamera size={24} />}
        </Button>
      </CodeForm>
    </section>
  )
}

type FormProps = { onText: (text: string) => unknown; children: React.ReactNode }

/** Cleared at once, so that the next card can be read while the last one is looked up. */
function CodeForm({ onText, children }: FormProps) {
  const t = useTranslations('kiosk')
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useTypingAnywhere(field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onText(text)
    setText('')
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        ref={field}
        aria-label={t('field')}
        size="md"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        placeholder={t('field')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_SCAN}
        enterKeyHint="search"
      />
      <Button type="submit" size="md" px="sm" color="pine.9">
        {t('show')}
      </Button>
      {children}
    </form>
  )
}

/** Hand scanners type wherever the focus is; on a screen that is touched, the focus would open the keyboard. */
function useTypingAnywhere(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isText && !(target instanceof HTMLInputElement)) field.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [field])
}
