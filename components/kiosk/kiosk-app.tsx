'use client'
import type { Site } from './shell/site'
import { KioskLanguage, type KioskTexts } from './shell/language'
import { MessageScreen } from './screen/message-screen'
import { GateScreen } from './screen/gate-screen'
import { PairingScreen } from './screen/pairing-screen'
import { RevokedScreen } from './screen/revoked-screen'
import { readDevice } from './store/device'
import { useKept } from './store/use-kept'
import { useIsSecure } from './store/use-is-secure'
import { useWorker } from './worker/use-worker'

type Props = { texts: KioskTexts; site: Site }

/** The page of a device at a gate. It holds no personal data: those come once the device is paired. */
export const KioskApp = ({ texts, site }: Props) => (
  <KioskLanguage texts={texts} site={site}>
    <Kiosk />
  </KioskLanguage>
)

function Kiosk() {
  useWorker()
  return useIsSecure() ? <OfDevice /> : <MessageScreen message="insecure" />
}

function OfDevice() {
  const { value: device, hasFailed, isRead } = useKept(readDevice, 'device')
  if (!isRead) return <MessageScreen message={hasFailed ? 'store' : 'opening'} />
  if (!device) return <PairingScreen />
  if (device.revokedAt !== null) return <RevokedScreen />
  return <GateScreen device={device} />
}
