import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const KEY = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

export type MadeCertificate = { readonly chain: string; readonly privateKey: string };

/** A certificate that signs itself, for a name or an address; PEM texts. */
export async function makeCertificate(
  name: { readonly type: 'dns' | 'ip'; readonly value: string },
  notBefore: Date,
  notAfter: Date,
): Promise<MadeCertificate> {
  const keys = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name.value}`,
    notBefore,
    notAfter,
    keys,
    signingAlgorithm: KEY,
    extensions: [
      new BasicConstraintsExtension(true),
      new SubjectAlternativeNameExtension([name]),
      await AuthorityKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return {
    chain: certificate.toString('pem'),
    privateKey: `-----BEGIN PRIVATE KEY-----\n${key.replaceAll(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`,
  };
}
