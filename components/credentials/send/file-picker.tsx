'use client'
import { Button, type ButtonProps } from '@mantine/core'
import { useRef } from 'react'

type Props = ButtonProps & { onPick: (files: File[]) => void; children: string }

/** Opens the choice of files, several at once; on a phone also its camera. */
export function FilePicker({ onPick, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Otherwise choosing the same file again would fire no change event.
          currentTarget.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
