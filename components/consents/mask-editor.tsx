'use client'
import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { afterKey, moved, resized, type MaskBox } from './mask-box'
import classes from './mask-editor.module.css'
import { drawPicture } from './masked-picture'

type Props = {
  file: File
  canvas: RefObject<HTMLCanvasElement | null>
  /** Null: there is nothing to cover. */
  box: MaskBox | null
  usual: MaskBox
  onChange: (box: MaskBox | null) => void
  onReady: () => void
}

/** The picture with a black box on it, which a finger, a mouse or the arrow keys move. */
export function MaskEditor({ file, canvas, box, usual, onChange, onReady }: Props) {
  const t = useTranslations('consents.mask')
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    drawPicture(file, canvas.current).then(onReady, () => setUnreadable(true))
    // A picture is drawn once; a new one has an editor of its own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file])
  if (isUnreadable) return <Alert color="red">{t('unreadable')}</Alert>
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('title')}</Text>
      <div className={classes.frame}>
        <canvas ref={canvas} role="img" aria-label={t('picture')} className={classes.picture} />
        {box && <Box box={box} onChange={onChange} />}
      </div>
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      <Checkbox
        label={t('none')}
        checked={box === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : usual)}
      />
    </Stack>
  )
}

type Change = typeof moved

function Box({ box, onChange }: { box: MaskBox; onChange: (box: MaskBox) => void }) {
  const t = useTranslations('consents.mask')
  const drag = useDrag(box, onChange)
  const percent = (share: number) => `${share * 100}%`
  return (
    <div
      className={classes.box}
      style={{
        left: percent(box.x),
        top: percent(box.y),
        width: percent(box.width),
        height: percent(box.height),
      }}
    >
      <button
        type="button"
        className={classes.body}
        aria-label={t('box')}
        onKeyDown={(event) => {
          const next = afterKey(box, event)
          if (!next) return
          event.preventDefault()
          onChange(next)
        }}
        {...drag(moved)}
      />
      <span className={classes.corner} aria-hidden {...drag(resized)} />
    </div>
  )
}

/** Handlers that change the box as far as the pointer has moved since it was pressed. */
function useDrag(box: MaskBox, onChange: (box: MaskBox) => void) {
  const start = useRef<{ box: MaskBox; x: number; y: number; frame: DOMRect } | null>(null)
  return (change: Change) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const frame = event.currentTarget.closest(`.${classes.frame}`)!.getBoundingClientRect()
      start.current = { box, x: event.clientX, y: event.clientY, frame }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const { x, y, frame, box: from } = start.current
      onChange(change(from, (event.clientX - x) / frame.width, (event.clientY - y) / frame.height))
    },
    onPointerUp: () => (start.current = null),
    onPointerCancel: () => (start.current = null),
  })
}
