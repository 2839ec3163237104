'use client'
import QrScanner from 'qr-scanner'
import { useCallback, useEffect, useRef, useState } from 'react'

type CameraFailure = 'denied' | 'missing' | 'busy' | 'insecure'

/** In milliseconds: the same code is ignored for so long, as a card stays in the picture. */
const REPEAT_PAUSE = 4_000
/** Fast enough to feel immediate, slow enough for old phones. */
const SCANS_PER_SECOND = 8

/**
 * Shows the camera in the video element that gets `attach` as its ref and reads QR codes until the element is
 * removed; `failure` says why there is no picture.
 */
export function useScanner(onCode: (text: string) => unknown) {
  const [failure, setFailure] = useState<CameraFailure | null>(null)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  }, [onCode])
  const attach = useCallback((element: HTMLVideoElement) => {
    const once = withoutRepeats((text) => {
      navigator.vibrate?.(80)
      latest.current(text)
    })
    const scanner = new QrScanner(element, ({ data }) => once(data), {
      returnDetailedScanResult: true,
      maxScansPerSecond: SCANS_PER_SECOND,
    })
    let isGone = false
    const start = async () => {
      // Requests the camera itself, as the scanner does not say why it failed.
      const stream = await openCamera()
      if (isGone) return stop(stream)
      element.srcObject = stream
      await scanner.start()
    }
    start().catch((error: unknown) => {
      if (!isGone) setFailure(failureOf(error))
    })
    return () => {
      isGone = true
      if (element.srcObject instanceof MediaStream) stop(element.srcObject)
      scanner.destroy()
    }
  }, [])
  return { failure, attach }
}

function withoutRepeats(onText: (text: string) => void) {
  let last = { text: '', at: 0 }
  return (text: string) => {
    const now = Date.now()
    const isSame = text === last.text && now - last.at < REPEAT_PAUSE
    last = { text, at: now }
    if (!isSame) onText(text)
  }
}

class NoCameraApi extends Error {}

function openCamera(): Promise<MediaStream> {
  // Browsers hide the camera from pages that did not come over HTTPS.
  if (!navigator.mediaDevices?.getUserMedia) return Promise.reject(new NoCameraApi())
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

function failureOf(error: unknown): CameraFailure {
  if (error instanceof NoCameraApi) return window.isSecureContext ? 'missing' : 'insecure'
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}
