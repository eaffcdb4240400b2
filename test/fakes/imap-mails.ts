/** Mails as they lie on a server. */

export const question = `From: Beat Kunde <beat@customer.example>
To: Anna Muster <anna@example.org>
Cc: Team <team@example.org>
Subject: Meals on business trips
Message-ID: <q1@customer.example>
References: <q0@customer.example>
Date: Tue, 10 Nov 2026 09:30:00 +0100
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Hello Anna,
how much may I spend on meals per day?
Regards
Beat
`;

export const pdfBytes = Buffer.from(
  "%PDF-1.4\nnot much of a file, but all of its bytes count \u0000\u0001\n%%EOF\n",
);

export const withAttachment = `From: "Kunde, Carla" <carla@customer.example>
To: anna@example.org
Reply-To: Desk <desk@customer.example>
Subject: =?utf-8?q?Rechnung_f=C3=BCr_M=C3=BCller?=
Message-ID: <a1@customer.example>
Date: Wed, 11 Nov 2026 10:00:00 +0100
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="outer"

--outer
Content-Type: multipart/alternative; boundary="inner"

--inner
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

The invoice is attached, gr=C3=BCezi.
--inner
Content-Type: text/html; charset=utf-8

<p>The invoice is attached.</p>
--inner--
--outer
Content-Type: application/pdf; name="invoice 7.pdf"
Content-Disposition: attachment; filename="invoice 7.pdf"
Content-Transfer-Encoding: base64

${pdfBytes.toString("base64")}
--outer--
`;
