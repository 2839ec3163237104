-- 10,000 projects of 40 employers and 60 users, the same on every machine and every run.
INSERT INTO "employers" ("id", "nameTh", "nameEn", "kind", "updatedAt")
SELECT md5('employer-' || n)::uuid, 'บริษัท ผู้รับเหมา ' || n || ' จำกัด', 'Contractor ' || n || ' Co., Ltd.', 'Contractor', now()
FROM generate_series(0, 39) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn", "updatedAt")
SELECT md5('user-' || n)::uuid, 'สมชาย', 'เจ้าของงาน ' || n, 'Somchai', 'Owner ' || n, now()
FROM generate_series(0, 59) n;

INSERT INTO "users" ("id", "personId", "email", "roles", "updatedAt")
SELECT md5('user-' || n)::uuid, md5('user-' || n)::uuid, 'owner' || n || '@example.com', '{WorkOwner}', now()
FROM generate_series(0, 59) n;

INSERT INTO "projects" ("id", "purchaseRequisitionNo", "name", "employerId", "workOwnerUserId",
  "startDate", "endDate", "status", "updatedAt")
SELECT md5('project-' || n)::uuid,
  'PR-' || 2024 + n % 3 || '-' || lpad(n::text, 6, '0'),
  (ARRAY['ปรับปรุงระบบดับเพลิง', 'ซ่อมบำรุงถังเก็บผลิตภัณฑ์', 'ติดตั้งนั่งร้านและงานเชื่อม',
    'งานขุดเปิดหน้าดิน', 'ตรวจสอบหม้อไอน้ำประจำปี', 'Confined space cleaning'])[1 + n % 6]
  || ' ' || (ARRAY['คลังน้ำมันเหนือ', 'โรงกลั่นตะวันออก', 'โรงแยกก๊าซใต้', 'คลังก๊าซชายฝั่ง',
    'สถานีบริการ 62', 'อาคารสำนักงานใหญ่'])[1 + n * 7 % 6]
  || ' ระยะที่ ' || 1 + n % 9,
  md5('employer-' || n % 40)::uuid, md5('user-' || n % 60)::uuid,
  date '2026-01-01' + n % 340, date '2026-01-01' + n % 340 + 30 + n % 200,
  (ARRAY['Draft', 'Active', 'Active', 'OnHold', 'Completed'])[1 + n % 5]::"ProjectStatus", now()
FROM generate_series(0, 9999) n;
